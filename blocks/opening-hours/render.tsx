import type { ReactNode } from 'react';
import { showOpeningHours, showWeek } from '../../rules/opening-hours.ts';
import type { ShownBlock } from '../../rules/pages/block.ts';
import { Icon } from '../stage/icons.tsx';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

type Section = ShownBlock<typeof block>;

const maps = {
	openStreetMap: { name: 'OpenStreetMap', search: 'https://www.openstreetmap.org/search?query=' },
	googleMaps: { name: 'Google Maps', search: 'https://www.google.com/maps/search/?api=1&query=' },
};

/** What is there to be shown of what the settings of the shop say. */
function useParts({ values }: Section) {
	const { shop, language, t } = useStage();
	const { openingHours, address, phone, mail } = shop;
	const hours =
		values.days === 'single' && openingHours.length > 0
			? showWeek(openingHours, language).map(({ days, times }) => ({ days, times: times || t('openingHours.closed') }))
			: showOpeningHours(openingHours, language);
	return {
		hours,
		address: values.address ? address : [],
		phone: values.contact ? phone : '',
		mail: values.contact ? mail : '',
	};
}

export function Render({ section }: { section: Section }) {
	const { canvas, t, headingOf } = useStage();
	const { hours, address, phone, mail } = useParts(section);
	const isReached = address.length > 0 || phone !== '' || mail !== '';
	const noted = useShown().texts(section, 'note');
	if (hours.length === 0 && !isReached && !noted) return null;
	const Heading = headingOf(section) === 'h1' ? 'h2' : 'h3';
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			<div className={`grid grid-cols-1 gap-x-(--section-gap) gap-y-8 ${isReached ? '@tablet:grid-cols-2' : ''}`}>
				{(hours.length > 0 || noted || canvas) && (
					<Part heading={<Heading className="block-heading">{t('openingHours.hours')}</Heading>}>
						{hours.length > 0 && <Hours hours={hours} />}
						{hours.length === 0 && canvas && <p className="text-(--words-quiet)">{t('openingHours.none')}</p>}
						<Text
							of={section}
							name="note"
							as="p"
							className="leading-relaxed text-pretty wrap-break-word whitespace-pre-line hyphens-auto"
						/>
					</Part>
				)}
				{isReached && (
					<Part heading={<Heading className="block-heading">{t('openingHours.reach')}</Heading>}>
						<Address address={address} phone={phone} mail={mail} />
						<MapLink map={section.values.map} address={address} />
					</Part>
				)}
			</div>
		</div>
	);
}

const Part = ({ heading, children }: { heading: ReactNode; children: ReactNode }) => (
	<div className="grid min-w-0 grid-cols-1 content-start gap-4">
		{heading}
		{children}
	</div>
);

const Hours = ({ hours }: { hours: readonly { days: string; times: string }[] }) => (
	<dl className="grid max-w-md grid-cols-[auto_minmax(0,1fr)] gap-x-8 gap-y-2 tabular-nums">
		{hours.map(({ days, times }) => (
			<div key={days} className="col-span-2 grid grid-cols-subgrid border-b border-(--words-line) pb-2">
				<dt className="font-semibold">{days}</dt>
				<dd>{times}</dd>
			</div>
		))}
	</dl>
);

const Address = ({ address, phone, mail }: { address: readonly string[]; phone: string; mail: string }) => (
	<address className="grid grid-cols-1 gap-1 leading-relaxed not-italic wrap-break-word">
		{address.map((line) => (
			<span key={line}>{line}</span>
		))}
		{phone && (
			<a className="rich-link justify-self-start py-0.5" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
				{phone}
			</a>
		)}
		{mail && (
			<a className="rich-link justify-self-start py-0.5 wrap-anywhere" href={`mailto:${mail}`}>
				{mail}
			</a>
		)}
	</address>
);

/** A link and nothing more: nothing of the map is loaded before a visitor opens it. */
function MapLink({ map, address }: { map: Section['values']['map']; address: readonly string[] }) {
	const { t } = useStage();
	if (map === 'none' || address.length === 0) return null;
	const { name, search } = maps[map];
	return (
		<p className="print:hidden">
			<a
				href={`${search}${encodeURIComponent(address.join(', '))}`}
				target="_blank"
				rel="noopener noreferrer"
				className="rich-link inline-flex items-center gap-2 py-0.5"
			>
				<Icon name="map-pin" className="size-5" />
				{t('openingHours.map', { service: name })}
			</a>
		</p>
	);
}
