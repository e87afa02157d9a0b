// The parts of blocks as visitors see them.

import type { CallToAction } from '../../rules/pages/call-to-action.ts';
import { isRich } from '../../rules/pages/texts.ts';
import { RichText } from './rich-text.tsx';
import {
	type AnyPart,
	type CallProps,
	type ItemProps,
	type PhotoProps,
	type RichProps,
	type Stage,
	type TextProps,
	useStage,
} from './stage.tsx';

/** The key that a text is marked with, for those who may correct it; no one else has any. */
export const markOf = ({ textKey }: AnyPart, name: string): { 'data-text'?: string } =>
	textKey === undefined ? {} : { 'data-text': `${textKey}.${name}` };

function Text({ of, name, as: Element = 'span', className }: TextProps) {
	const text = of.texts[name];
	// Pages that every shop has show words of the interface, which are objects where they are marked for those who correct them.
	if (text === undefined || isRich(text) || text === '') return null;
	return (
		<Element className={className} {...markOf(of, name)}>
			{text}
		</Element>
	);
}

function Rich({ of, name, className }: RichProps) {
	const text = of.texts[name];
	if (text === undefined || !isRich(text) || text.length === 0) return null;
	return (
		<div className={className} {...markOf(of, name)}>
			<RichText text={text} />
		</div>
	);
}

function Photo({ of, name, ...rest }: PhotoProps) {
	const { pictureOf, Picture } = useStage();
	const image = pictureOf(of.values[name] as string | null);
	return image ? <Picture image={image} {...rest} /> : null;
}

/** What covers the whole tile, which has `relative isolate`; other buttons and links on it stay above. */
const overTile = 'after:absolute after:inset-0';
const aboveTile = 'relative z-1';

function Call({ of, name, size = 'medium', tile = true, icon, pill = false }: CallProps) {
	const { buttonClass, Link } = useStage();
	const call = of.values[name] as CallToAction | null;
	const words = of.calls[name];
	if (!call || !words) return null;
	const { url, target, colour } = call;
	const click = tile ? call.click : 'button';
	if (click === 'tile')
		return (
			<Link
				to={url}
				target={target}
				aria-label={words}
				className="absolute inset-0 rounded-theme -outline-offset-4"
				{...markOf(of, name)}
			/>
		);
	return (
		<Link
			to={url}
			target={target}
			className={`call ${buttonClass(colour, size)} ${pill ? 'rounded-full! ' : ''}${click === 'buttonAndTile' ? overTile : aboveTile}`}
			{...markOf(of, name)}
		>
			{icon}
			{words}
		</Link>
	);
}

/** Its colours and borders, where it has some of its own. */
export const styleOf = ({ style }: AnyPart, surface: 'self' | 'child' = 'self') =>
	style ? { style, 'data-styled-item': surface } : {};

function Item({ of, as: Element = 'div', className, open, surface, children }: ItemProps) {
	const styled = styleOf(of, surface);
	if (Element === 'details')
		return (
			<details className={className} open={open} {...styled}>
				{children}
			</details>
		);
	return (
		<Element className={className} {...styled}>
			{children}
		</Element>
	);
}

export const plainParts = { Text, Rich, Photo, Call, Item } satisfies Partial<Stage>;
