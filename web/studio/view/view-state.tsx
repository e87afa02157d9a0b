// How somebody looks at a design: which page, how near, with which lines. None of it is part of the design; what is
// selected is in its store.
import { createContext, type Dispatch, useContext } from 'react';
import type { ShownGuides } from '../paint/guide-lines.tsx';

export interface ViewState {
	/** Id of the page. */
	page: string;
	/** 1: the whole page fits. */
	zoom: number;
	bleed: boolean;
	guides: ShownGuides;
}

export type ViewAction =
	| { to: 'page'; page: string }
	| { to: 'zoom'; zoom: number }
	| { to: 'toggle'; line: keyof ShownGuides | 'bleed' };

const zoomLimits = { least: 0.5, most: 8 };

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

export const firstView = (page: string): ViewState => ({
	page,
	zoom: 1,
	bleed: false,
	guides: { trim: false, safe: false },
});

export function changeView(view: ViewState, action: ViewAction): ViewState {
	switch (action.to) {
		case 'page':
			return view.page === action.page ? view : { ...view, page: action.page };
		case 'zoom':
			return { ...view, zoom: between(zoomLimits.least, action.zoom, zoomLimits.most) };
		case 'toggle':
			return action.line === 'bleed'
				? { ...view, bleed: !view.bleed }
				: { ...view, guides: { ...view.guides, [action.line]: !view.guides[action.line] } };
	}
}

interface View {
	view: ViewState;
	look: Dispatch<ViewAction>;
}

const ViewContext = createContext<View | undefined>(undefined);

export const ViewProvider = ViewContext.Provider;

export function useView(): View {
	const view = useContext(ViewContext);
	if (!view) throw new Error('no view around this component');
	return view;
}
