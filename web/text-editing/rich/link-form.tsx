// Where chosen words lead: below them, so that both are seen.
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ReactEditor, useSlateStatic } from 'slate-react';
import { isPageUrl } from '../../../rules/pages/check-rich-text.ts';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { completeLink, LinkFields } from '../links/link-fields.tsx';
import { currentLink, setLink } from './rich-commands.ts';

/** As high as a save bar, which may lie over the lower edge of the window; `scroll-mb-28` below. */
const barBelow = 112;

/** Between the words and the form. */
const gap = 6;

export function LinkForm({ onDone }: { onDone(): void }) {
	const t = useTexts();
	const editor = useSlateStatic();
	const known = currentLink(editor)?.[0];
	const [link, setDraft] = useState({ url: known?.url ?? '', target: known?.target ?? '' });
	const [tried, setTried] = useState(false);
	const spot = useRef<HTMLFieldSetElement>(null);
	useLayoutEffect(() => {
		const { selection } = editor;
		const around = spot.current?.parentElement;
		if (!selection || !spot.current || !around) return;
		const words = ReactEditor.toDOMRange(editor, selection).getBoundingClientRect();
		const box = around.getBoundingClientRect();
		// The page may be shown smaller than it is.
		const scale = around.offsetWidth > 0 ? box.width / around.offsetWidth : 1;
		const room = around.offsetWidth - spot.current.offsetWidth;
		const left = Math.max(0, Math.min((words.left - box.left) / scale, room));
		Object.assign(spot.current.style, { top: `${(words.bottom - box.top) / scale + gap}px`, left: `${left}px` });
	}, [editor]);
	// It grows, as by a search for the target: all of it stays in the window.
	useEffect(() => {
		const form = spot.current;
		if (!form) return;
		const observer = new ResizeObserver(() => {
			if (form.getBoundingClientRect().bottom > window.innerHeight - barBelow)
				form.scrollIntoView({ block: 'end', behavior: 'instant' });
		});
		observer.observe(form);
		return () => observer.disconnect();
	}, []);
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
			data-look="admin"
			aria-label={t('pageEditor.rich.link')}
			contentEditable={false}
			onKeyDown={press}
			className="absolute z-10 grid scroll-mb-28 w-88 max-w-full gap-3 rounded-theme border border-line bg-surface p-3 text-start text-base font-normal text-text shadow-lg"
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
