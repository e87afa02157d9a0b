// Where things are in this project. Runs on Node 20 before anything is installed, like everything in this folder.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const cacheFolder = path.join(root, '.cache');

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(root, ...parts);
