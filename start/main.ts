// The program that `npm start` runs.
import { runProcess } from './process.ts';

await runProcess();
