// Draw a graph: Graphviz' language comes in, SVG goes out. For the picture in docs/architecture.md.
import { readFileSync } from 'node:fs';
import { instance } from '@viz-js/viz';

const viz = await instance();
process.stdout.write(viz.renderString(readFileSync(0, 'utf-8'), { format: 'svg' }));
