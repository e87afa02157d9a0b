// A real field over the text that is typed: the browser's own caret, spelling and input methods. Its letters are transparent and set in the same face, so
// that the caret stands between the letters that are painted below it; the page follows every key.
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { placeBoxes } from '../../../../rules/designs/arrange/place-boxes.ts';
import {
	type Design,
	type DesignPage,
	designLimits,
	type Face,
	type TextElement,
} from '../../../../rules/designs/design.ts';
import type { DesignOperation } from '../../../../rules/designs/editing/design-operation.ts';
import type { DesignRole } from '../../../../rules/designs/editing/validate-operation.ts';
import { keysIn, valueOfField } from '../../../../rules/designs/placeholders.ts';
import { type FontFamily, fontFile } from '../../../../rules/theme/fonts.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useDrawnDesign, useStudio } from '../../studio-context.tsx';
import { findLock } from '../commands/command.ts';
import { editRuns, textOfRuns } from '../commands/text-runs.ts';
import { useFree } from '../free-context.tsx';
import { type PageScale, toPixels } from './geometry.ts';
import { focusElement } from './use-gestures.ts';

/** What is typed into: the text itself, or the field that it consists of. */
type Target = { kind: 'runs' } | { kind: 'field'; key: string; isOneLine: boolean; limit: number };

export function targetOf(element: TextElement, { fields }: Design, role: DesignRole): Target {
	const text = textOfRuns(element.runs).trim();
	const keys = keysIn(text);
	const field = fields.find(({ key }) => key === keys[0]);
	// Who makes a template writes what stands for a field; who fills it in, the field.
	const isField = role !== 'template' && keys.length === 1 && /^\{\{[^{}]*\}\}$/.test(text) && field !== undefined;
	if (!isField) return { kind: 'runs' };
	const limit = field.limit ?? designLimits.lettersPerText;
	return { kind: 'field', key: field.key, isOneLine: field.kind !== 'multiline', limit };
}

const faceName = ({ id }: Pick<Face, 'id'>) => `studio-${id}`;
const loaded = new Set<string>();

/** The browser sets what is typed in the same face. */
function useFontFace(face: Face | undefined): void {
	useEffect(() => {
		const address = face && fontFile(face.family as FontFamily, face.weight, face.italic)?.ttf;
		if (!face || !address || loaded.has(face.id)) return;
		loaded.add(face.id);
		document.fonts.add(new FontFace(faceName(face), `url(${address})`));
	}, [face]);
}

interface EditorProps {
	id: string;
	page: DesignPage;
	scale: PageScale;
}

export function TextEditor({ id, page, scale }: EditorProps) {
	const { store } = useStudio();
	const { edit } = useFree();
	const element = useSyncExternalStore(
		(watcher) => store.watchElement(id, watcher),
		() => store.element(id),
	);
	const isGone = element?.kind !== 'text';
	useEffect(() => {
		if (isGone) edit(undefined);
	}, [isGone, edit]);
	return isGone ? null : <OpenEditor element={element} page={page} scale={scale} />;
}

function OpenEditor({ element, page, scale }: { element: TextElement; page: DesignPage; scale: PageScale }) {
	const { t } = usePlatform();
	const { store } = useStudio();
	const { edit, refuse } = useFree();
	const drawn = useDrawnDesign();
	const field = useRef<HTMLTextAreaElement>(null);
	const { document: design, role } = store;
	const target = targetOf(element, design, role);
	const face = design.faces.find(({ id }) => id === element.faceId);
	useFontFace(face);
	const lock = target.kind === 'runs' ? findLock(element, 'content', { design, role }) : undefined;

	useLayoutEffect(() => {
		if (lock) {
			refuse(lock);
			edit(undefined);
			return;
		}
		field.current?.focus();
		field.current?.select();
	}, [lock, refuse, edit]);

	const report = drawn.pages
		.find(({ pageId }) => pageId === page.id)
		?.reports.find((one) => one.kind === 'text' && one.elementId === element.id);
	const size = report?.kind === 'text' ? report.size : element.size;
	const indent = report?.kind === 'text' ? report.indent : 0;
	const box = placeBoxes(page.elements).get(element.id)?.box;
	if (!box || lock) return null;

	const ownField = target.kind === 'field' ? design.fields.find(({ key }) => key === target.key) : undefined;
	const value = ownField ? valueOfField(design, ownField, {}) : textOfRuns(element.runs);
	// What stands for a field is written otherwise than it is painted: then the field itself is read.
	const isCovering = keysIn(value).length > 0;
	const operationFor = (text: string): DesignOperation =>
		target.kind === 'field'
			? { do: 'value', key: target.key, value: target.isOneLine ? text.replaceAll('\n', ' ') : text }
			: { do: 'change', page: page.id, element: element.id, changes: { runs: editRuns(element.runs, text) } };
	const type = (text: string) => {
		const problem = store.change([operationFor(text)], `text ${element.id}`);
		const isUnknown = keysIn(text).some((key) => design.fields.every((one) => one.key !== key));
		if (problem) refuse(isUnknown ? 'unknownField' : problem.code === 'limit' ? 'limit' : 'failed');
	};
	const leave = () => {
		edit(undefined);
		requestAnimationFrame(() => focusElement(element.id));
	};
	const press = (event: KeyboardEvent) => {
		const isDone =
			event.key === 'Escape' ||
			(event.key === 'Enter' && (event.ctrlKey || event.metaKey || (target.kind === 'field' && target.isOneLine)));
		if (!isDone || event.nativeEvent.isComposing) return;
		event.preventDefault();
		event.stopPropagation();
		leave();
	};
	const pixels = toPixels(box, scale);
	const places = { top: 'start', middle: 'center', bottom: 'end' } as const;
	return (
		<div
			data-over
			style={{
				left: pixels.x,
				top: pixels.y,
				width: pixels.width,
				height: pixels.height,
				rotate: `${box.rotation / 1000}deg`,
				alignItems: places[element.verticalAlign],
			}}
			className="absolute flex outline-2 outline-focus"
		>
			<textarea
				ref={field}
				value={value}
				rows={value.split('\n').length}
				maxLength={target.kind === 'field' ? target.limit : designLimits.lettersPerText}
				aria-label={t('studio.free.textOf', { name: element.name })}
				onChange={(event) => type(event.target.value)}
				onKeyDown={press}
				onBlur={() => edit(undefined)}
				data-covering={isCovering || undefined}
				style={{
					fontFamily: face && `"${faceName(face)}", "${face.family}"`,
					fontSize: size * scale.scale,
					lineHeight: `${element.leading * (size / element.size) * scale.scale}px`,
					letterSpacing: `${element.tracking / 1000}em`,
					textAlign: element.align,
					paddingInlineStart: indent * scale.scale,
				}}
				className="field-sizing-content max-h-none min-h-0 w-full resize-none overflow-hidden border-0 bg-transparent py-0 pe-0 text-transparent caret-link outline-none [text-rendering:geometricPrecision] selection:bg-link/30 selection:text-transparent data-covering:bg-surface data-covering:text-text data-covering:selection:text-text"
			/>
		</div>
	);
}
