// Boards without a server, while drawing: `npm run dev`, then /preview/?game=…&scene=3&part=board|seat|desk|card&id=…
import '@fontsource/alegreya-sans/400.css';
import '@fontsource/alegreya-sans/700.css';
import '@fontsource/im-fell-english/400.css';
import '../src/design/tokens.css';
import '../src/design/base.css';
import { mount } from 'svelte';
import Preview from './Preview.svelte';

const target = document.querySelector('#app');
if (target) mount(Preview, { target });
