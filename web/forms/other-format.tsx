// A file or template whose format is not that of the product: both sizes and what would be lost, said before anything is done.
import { type BackgroundPlacement, backgroundPlacements } from '../../rules/designs/place-background.ts';
import { toMillimetres } from '../../rules/designs/units.ts';
import { formatNumber } from '../../rules/formats.ts';
import { describeSide } from '../../rules/printing/side-names.ts';
import { Notice } from '../kit/notice.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';

/** As the server says it. */
export interface OtherFormat {
	/** In micrometres. */
	width: number;
	height: number;
	wantedWidth: number;
	wantedHeight: number;
	/** Of a file, counted from 1. */
	page?: number;
	/** Of a template. */
	dropped?: readonly string[];
	empty?: readonly string[];
	outside?: number;
}

/** Undefined: it failed for another reason. */
export const otherFormatOf = (failure: unknown): OtherFormat | undefined =>
	failure instanceof ApiFailure && failure.facts.reason === 'format'
		? (failure.facts as unknown as OtherFormat)
		: undefined;

export function OtherFormatNotice({ format }: { format: OtherFormat }) {
	const { t, language, notation } = usePlatform();
	const { page = 1, dropped = [], empty = [], outside = 0 } = format;
	const write = (length: number) => formatNumber(toMillimetres(length), language, notation);
	const [width, height] = [write(format.width), write(format.height)];
	const [wantedWidth, wantedHeight] = [write(format.wantedWidth), write(format.wantedHeight)];
	const isOtherSize = width !== wantedWidth || height !== wantedHeight;
	const namesOf = (sides: readonly string[]) => sides.map((name) => describeSide(t, name)).join(', ');
	const sizes = { width, height, wantedWidth, wantedHeight };
	const isTemplate = format.dropped !== undefined;
	return (
		<Notice kind="warning">
			{isOtherSize && (
				<p>{isTemplate ? t('templates.otherTemplateFormat', sizes) : t('templates.otherFormat', { page, ...sizes })}</p>
			)}
			{dropped.length > 0 && <p>{t('templates.droppedPages', { count: dropped.length, names: namesOf(dropped) })}</p>}
			{empty.length > 0 && <p>{t('templates.emptyPages', { count: empty.length, names: namesOf(empty) })}</p>}
			{outside > 0 && <p>{t('templates.outside', { count: outside })}</p>}
			{isTemplate && isOtherSize && <p>{t('templates.notScaled')}</p>}
		</Notice>
	);
}

interface PlacementProps {
	value: BackgroundPlacement;
	onChange(placement: BackgroundPlacement): void;
}

export function PlacementChoice({ value, onChange }: PlacementProps) {
	const { t } = usePlatform();
	return (
		<RadioGroup
			label={t('templates.placement')}
			value={value}
			onChange={onChange}
			choices={backgroundPlacements.map((one) => ({ value: one, label: t(`templates.placement.${one}`) }))}
		/>
	);
}
