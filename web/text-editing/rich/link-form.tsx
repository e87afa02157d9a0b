// Where chosen words lead: beside them, so that both are seen, and above everything else.
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { completeLink, LinkFields } from '../links/link-fields.tsx';
import { currentLink, setLink } from './rich-commands.ts';

/** Between the words and the form, and between the form and the edges of the window. */
const gap = 6;
const margin = 8;

/** The upper edge of what scrolls around the words: bars stand above it. */
function topAround(text: HTMLElement): number {
	for (let box = text.parentElement; box && box !== document.body; box = box.parentElement)
		if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return Math.max(0, box.getBoundingClientRect().top);
	return 0;
}

/** Below the words, above them where there is no room, and always inside of the window. */
function place(form: HTMLElement, words: DOMRect, edge: number): void {
	const { width, height } = form.getBoundingClientRect();
	const highest = edge + margin;
	const fitsBelow = words.bottom + gap + height <= window.innerHeight - margin;
	const wanted = fitsBelow || words.top - gap - height < highest ? words.bottom + gap : words.top - gap - height;
	const top = Math.max(highest, Math.min(wanted, window.innerHeight - height - margin));
	const left = Math.max(margin, Math.min(words.left, window.innerWidth - width - margin));
	// The page around may be shown smaller than it is, and what is inside of it with it.
	const scale = form.offsetWidth > 0 ? width / form.offsetWidth : 1;
	Object.assign(form.style, { top: `${top / scale}px`, left: `${left / scale}px` });
}

export function LinkForm({ onDone }: { onDone(): void }) {
	const t = useTexts();
	const editor = useSlateStatic();
	const known = currentLink(editor)?.[0];
	const [link, setDraft] = useState({ url: known?.url ?? '', target: known?.target ?? '' });
	const [tried, setTried] = useState(false);
	const spot = useRef<HTMLFieldSetElement>(null);
	// Above everything, as the box of a text cuts off what reaches beyond it; it grows, as by a search for the target.
	useLayoutEffect(() => {
		const form = spot.current;
		if (!form) return;
		form.showPopover();
		const arrange = () => {
			const { selection } = editor;
			if (!selection) return;
			const words = ReactEditor.toDOMRange(editor, selection).getBoundingClientRect();
			place(form, words, topAround(ReactEditor.toDOMNode(editor, editor)));
		};
		arrange();
		// The text may have set its selection again, which takes the focus back: letters would replace the chosen words.
		const arrive = () => {
			if (!form.contains(document.activeElement)) form.querySelector('input')?.focus();
		};
		arrive();
		const frame = requestAnimationFrame(arrive);
		const observer = new ResizeObserver(arrange);
		observer.observe(form);
		window.addEventListener('scroll', arrange, { capture: true, passive: true });
		window.addEventListener('resize', arrange);
		return () => {
			cancelAnimationFrame(frame);
			observer.disconnect();
			window.removeEventListener('scroll', arrange, { capture: true });
			window.removeEventListener('resize', arrange);
		};
	}, [editor]);
	const close = () => {
		onDone();
		ReactEditor.focus(editor);
	};
	const apply = () => {
		setTried(true);
		const { url, target } = completeLink(link);
		if (url !== '' && !isPageUrl(url)) return;
		setLink(editor, url, target);
		close();
	};
	const press = (event: KeyboardEvent) => {
		const act = { Escape: close, Enter: event.target instanceof HTMLInputElement ? apply : undefined }[event.key];
		if (!act) return;
		event.preventDefault();
		event.stopPropagation();
		act();
	};
	return (
		<fieldset
			ref={spot}
			popover="manual"
			data-look="admin"
			aria-label={t('pageEditor.rich.link')}
			contentEditable={false}
			onKeyDown={press}
			className="inset-auto m-0 grid max-h-[calc(100dvh-1rem)] w-88 max-w-[calc(100vw-1rem)] gap-3 overflow-y-auto rounded-theme border border-line bg-surface p-3 text-start text-base font-normal text-text shadow-lg"
		>
			<LinkFields {...link} tried={tried} autoFocus onChange={setDraft} />
			<div className="flex flex-wrap justify-end gap-2">
				{known && (
					<Button
						size="small"
						onClick={() => {
							setLink(editor, '', '');
							close();
						}}
					>
						{t('pageEditor.rich.unlink')}
					</Button>
				)}
				<Button size="small" onClick={close}>
					{t('kit.cancel')}
				</Button>
				<Button size="small" colour="adminPrimary" onClick={apply}>
					{t('pageEditor.apply')}
				</Button>
			</div>
		</fieldset>
	);
}
