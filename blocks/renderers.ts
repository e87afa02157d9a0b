// Written by `npm run blocks` from the folders here.
import type { ComponentType } from 'react';
import type { AnySection } from './stage/stage.tsx';

export interface Renderer {
	/** The source file, as the build names it. */
	module: string;
	load(): Promise<{ Render: ComponentType<{ section: AnySection }> }>;
}

export const renderers: Readonly<Record<string, Renderer>> = {
	title: { module: 'blocks/title/render.tsx', load: () => import('./title/render.tsx') },
};
