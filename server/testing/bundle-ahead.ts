// Puts the programs together that tests begin, once for those in Node and in a browser.
import { bundlePrograms } from './bundle-programs.ts';

await bundlePrograms();
