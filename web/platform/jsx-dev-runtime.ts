// The same as jsx-runtime.ts, while the code is being written.
import * as runtime from 'react/jsx-dev-runtime';
import { throughMarker } from './jsx-runtime.ts';

export const { Fragment } = runtime;
export const jsxDEV = throughMarker(runtime.jsxDEV);
