// The parts of blocks on the canvas: pictures are chosen, buttons are set, items can be picked, and nothing leads away.
import { IconPhotoPlus, IconPlus } from '@tabler/icons-react';
import { styleOf } from '../../../blocks/stage/plain-parts.tsx';
import {
	type CallProps,
	type ItemProps,
	type LinkProps,
	type PhotoProps,
	type Stage,
	useStage,
} from '../../../blocks/stage/stage.tsx';
import type { CallToAction } from '../../../rules/pages/call-to-action.ts';
import { labelOf } from '../../page-view/block-texts.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useChosen, useEditor } from '../state/editor.tsx';
import { CanvasRich } from './canvas-rich.tsx';
import { CanvasText } from './canvas-text.tsx';
import { useAt } from './part-slot.tsx';
import { hasOwnSize } from './picture-size.ts';
import { useParts } from './use-parts.ts';

function useLabel(of: { id: string }, name: string) {
	const { store } = useEditor();
	const t = useTexts();
	const at = useAt(of);
	return { at, t, label: labelOf(t, store.section(at.section)?.type ?? '', name, at.item !== undefined) };
}

/** A click on the picture presses its button: the button itself is only seen where the keyboard is. */
function Photo({ of, name, className, ...rest }: PhotoProps) {
	const { pictureOf, Picture } = useStage();
	const { open, readOnly } = useEditor();
	const { at, t, label } = useLabel(of, name);
	const image = pictureOf(of.values[name] as string | null);
	const isPlaceholder = useParts().pictureFacts.some(({ id, placeholder }) => placeholder && id === image?.id);
	const choose = () => open({ kind: 'picture', at, field: name });
	const picture = image && <Picture image={image} {...(className !== undefined && { className })} {...rest} />;
	if (readOnly) return picture || null;
	const isSmall = hasOwnSize(className);
	if (!picture)
		return (
			<button
				type="button"
				onClick={choose}
				data-field={name}
				title={isSmall ? t('pageEditor.choosePicture', { name: label }) : undefined}
				className={`${className ?? ''} grid ${isSmall ? '' : 'min-h-32 w-full p-4'} cursor-pointer place-items-center border-2 border-dashed border-control-line bg-sunken text-muted`}
			>
				<span className="grid justify-items-center gap-1 text-sm">
					<IconPhotoPlus aria-hidden size={28} />
					<span className={isSmall ? 'sr-only' : ''}>{t('pageEditor.choosePicture', { name: label })}</span>
				</span>
			</button>
		);
	return (
		<span className="page-photo contents" data-pressable="">
			{isPlaceholder && (
				<span data-look="admin" className="page-mark">
					{t('pageEditor.placeholderMark')}
				</span>
			)}
			{picture}
			<button type="button" onClick={choose} data-field={name} className="page-aid">
				{t('pageEditor.changePicture', { name: label })}
			</button>
		</span>
	);
}

function Call({ of, name, size = 'medium', tile = true, icon, pill = false }: CallProps) {
	const { buttonClass } = useStage();
	const { open, readOnly } = useEditor();
	const { at, t, label } = useLabel(of, name);
	const call = of.values[name] as CallToAction | null;
	const edit = () => open({ kind: 'call', at, field: name });
	if (!call)
		return readOnly ? null : (
			<button
				type="button"
				onClick={edit}
				className="inline-flex min-h-10 cursor-pointer items-center gap-1 rounded-theme border-2 border-dashed border-current px-3 text-sm text-current opacity-75 hover:opacity-100 focus-visible:opacity-100"
			>
				<IconPlus aria-hidden size={18} />
				{label}
			</button>
		);
	const words = of.calls[name] || label;
	// A tile without a button shows one here, so that there is something to press.
	const faint = tile && call.click === 'tile' ? 'opacity-70' : '';
	return (
		<button
			type="button"
			onClick={edit}
			aria-label={t('pageEditor.editCall', { words })}
			className={`call relative z-1 ${buttonClass(call.colour, size)} ${pill ? 'rounded-full!' : ''} ${faint}`}
		>
			{icon}
			{words}
		</button>
	);
}

function Item({ of, as: Element = 'div', className, surface, children }: ItemProps) {
	const chosen = useChosen(useAt(of).section)?.item === of.id;
	return (
		<Element
			className={className}
			data-item={of.id}
			data-picked={chosen ? '' : undefined}
			{...(Element === 'details' && { open: true })}
			{...styleOf(of, surface)}
		>
			{children}
		</Element>
	);
}

/** What leads somewhere on the page leads nowhere here. */
const Link = ({ to: _to, target: _target, children, ...rest }: LinkProps) => <span {...rest}>{children}</span>;

export const canvasParts = {
	canvas: true,
	Text: CanvasText,
	Rich: CanvasRich,
	Photo,
	Call,
	Item,
	Link,
} satisfies Partial<Stage>;
