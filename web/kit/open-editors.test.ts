import { createMemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setDocumentRouter } from '../platform/document-router.ts';
import { leaveEditors, type OpenEditor, registerEditor } from './open-editors.ts';

const closing: (() => void)[] = [];

/** An editor that is to be closed: true saves or discards it, false stays. */
function openEditor(dirty: boolean, answer = true) {
	const state = { dirty, asked: 0 };
	const editor: OpenEditor = {
		isDirty: () => state.dirty,
		parameter: undefined,
		async ask() {
			state.asked += 1;
			if (answer) state.dirty = false;
			return answer;
		},
	};
	closing.push(registerEditor(editor));
	return state;
}

// Nothing but a place for events: others in this process take a window for a browser.
beforeAll(() => vi.stubGlobal('window', new EventTarget()));
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
	for (const close of closing.splice(0)) close();
	setDocumentRouter(undefined);
});

describe('editors that stand open', () => {
	it('are left without a confirmation while nothing in them is unsaved', async () => {
		const clean = openEditor(false);
		expect(await leaveEditors()).toBe(true);
		expect(clean.asked).toBe(0);
	});

	it('need a confirmation one after the other, and the first cancellation stops it', async () => {
		const [saved, stays, last] = [openEditor(true), openEditor(true, false), openEditor(true)];
		expect(await leaveEditors()).toBe(false);
		expect([saved.asked, stays.asked, last.asked]).toEqual([1, 1, 0]);
	});

	it('need one confirmation, however many navigations happen at the same time', async () => {
		const editor = openEditor(true);
		expect(await Promise.all([leaveEditors(), leaveEditors()])).toEqual([true, true]);
		expect(editor.asked).toBe(1);
	});

	it('keep a tab from being closed as long as one of them is unsaved', () => {
		const unload = () => {
			const event = new Event('beforeunload', { cancelable: true });
			window.dispatchEvent(event);
			return event.defaultPrevented;
		};
		const editor = openEditor(true);
		expect(unload()).toBe(true);
		editor.dirty = false;
		expect(unload()).toBe(false);
	});

	it.each([
		['stays', false, '/products/1'],
		['has saved or discarded it', true, '/orders'],
	])('hold a way to another screen back until somebody was asked: who %s is there', async (_who, answer, place) => {
		const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/products/1'] });
		setDocumentRouter(router);
		const editor = openEditor(true, answer);
		await router.navigate('/products/1?tab=prices');
		expect([router.state.location.search, editor.asked]).toEqual(['?tab=prices', 0]);
		await router.navigate('/orders');
		await expect.poll(() => [router.state.location.pathname, editor.asked]).toEqual([place, 1]);
		router.dispose();
	});
});
