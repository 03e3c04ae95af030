import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { to } from './lib/home';

const target = document.querySelector('#app');
if (target) mount(App, { target });
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register(to('/sw.js'));
