// The header and footer of the shop as they would be, at three widths: the same components that visitors get, in a document of their own.
import { useDeferredValue, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import type { EditedItem } from '../../../../rules/navigation/menu.ts';
import type { MenuEntry, ShopCategory } from '../../../../rules/page-contract.ts';
import { Card } from '../../../kit/card.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { PlatformProvider, usePlatform } from '../../../platform/environment.tsx';
import { PrefetchProvider } from '../../../platform/near-link.tsx';
import { Footer } from '../../../storefront/frame/footer.tsx';
import { Header } from '../../../storefront/frame/header.tsx';
import type { MenuRole } from './menu-values.ts';
import { navigationPreviewDocument } from './navigation.documents.ts';

const widths = ['390', '768', '1440'] as const;
type Width = (typeof widths)[number];

interface Preview {
	header: MenuEntry[];
	footer: MenuEntry[];
	categories: Omit<ShopCategory, 'image'>[];
}

interface MenuPreviewProps {
	header: readonly EditedItem[];
	footer: readonly EditedItem[];
	roles: readonly MenuRole[];
}

export function MenuPreview({ header, footer, roles }: MenuPreviewProps) {
	const { t, languages, language: own } = usePlatform();
	const [width, setWidth] = useState<Width>(() => (window.innerWidth < 768 ? '390' : '1440'));
	const [language, setLanguage] = useState(own);
	const [role, setRole] = useState('');
	const items = useDeferredValue({ header, footer });
	const { data, error } = useAdminQuery(
		navigationPreviewDocument,
		{ header: items.header as never, footer: items.footer as never, language, ...(role && { role }) },
		{ keep: true },
	);
	const [last, setLast] = useState<Preview>();
	useEffect(() => {
		if (data) setLast(data.navigationPreview as Preview);
	}, [data]);
	// A menu with a fault has no preview: the one before it stays.
	const shown = (data?.navigationPreview as Preview | undefined) ?? last;
	return (
		<Card heading="h2" title={t('navigation.preview')}>
			<div className="mb-4 grid gap-4 tablet:grid-cols-3">
				<RadioGroup<Width>
					label={t('navigation.width')}
					value={width}
					onChange={setWidth}
					choices={widths.map((value) => ({ value, label: t('navigation.pixels', { width: value }) }))}
				/>
				<Select
					label={t('navigation.previewLanguage')}
					value={language}
					onChange={setLanguage}
					choices={languages.map(({ languageCode }) => ({
						value: languageCode,
						label: ownNameOfLanguage(languageCode),
					}))}
				/>
				<Select
					label={t('navigation.previewAs')}
					value={role || 'guest'}
					onChange={(chosen) => setRole(chosen === 'guest' ? '' : chosen)}
					choices={[
						{ value: 'guest', label: t('navigation.guest') },
						...roles.map(({ id, label }) => ({ value: id, label })),
					]}
				/>
			</div>
			<div aria-live="polite">{error && <p className="mb-3 text-sm text-muted">{t('navigation.previewWaits')}</p>}</div>
			{shown && <ShopFrame width={Number(width)} language={language} preview={shown} />}
		</Card>
	);
}

interface ShopFrameProps {
	width: number;
	language: string;
	preview: Preview;
}

const height = 520;

/** The theme and styles of the shop, as its pages name them. */
async function dressAsShop(frame: Document): Promise<void> {
	const answer = await fetch('/', { credentials: 'omit' });
	const sheets = [...(await answer.text()).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
	await Promise.all(
		sheets.map(
			([, href = '']) =>
				new Promise<void>((done) => {
					const link = frame.createElement('link');
					link.rel = 'stylesheet';
					link.href = new URL(href.replaceAll('&amp;', '&'), location.href).href;
					link.onload = link.onerror = () => done();
					frame.head.append(link);
				}),
		),
	);
}

function ShopFrame({ width, language, preview }: ShopFrameProps) {
	const platform = usePlatform();
	const { t } = platform;
	const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
	const [place, setPlace] = useState<HTMLElement>();
	const [scale, setScale] = useState(1);
	useEffect(() => {
		const document = frame?.contentDocument;
		if (!document) return;
		let gone = false;
		document.documentElement.lang = language;
		dressAsShop(document).then(() => {
			if (!gone) setPlace(document.body);
		});
		return () => {
			gone = true;
		};
	}, [frame, language]);
	useEffect(() => {
		const room = frame?.parentElement;
		if (!room) return;
		const observer = new ResizeObserver(() => setScale(Math.min(1, room.clientWidth / width)));
		observer.observe(room);
		return () => observer.disconnect();
	}, [frame, width]);
	const shopfront = {
		...platform.shopfront,
		navigation: preview.header,
		footer: preview.footer,
		categories: preview.categories.map((category) => ({ ...category, image: null })),
	};
	return (
		<div className="overflow-hidden rounded-theme border border-line" style={{ height: height * scale }}>
			<iframe
				ref={setFrame}
				title={t('navigation.previewFrame', { width: String(width) })}
				className="origin-top-left border-0"
				style={{ width, height, transform: `scale(${scale})` }}
			/>
			{place &&
				createPortal(
					<PrefetchProvider value={undefined}>
						<PlatformProvider value={{ ...platform, language, shopfront }}>
							{/* Links show where they are, and lead nowhere: the screen around them would be left. */}
							<div
								className="flex min-h-dvh flex-col"
								onClickCapture={(event) => {
									if (!inLink(event.target)) return;
									event.preventDefault();
									event.stopPropagation();
								}}
							>
								<Header />
								<div className="grow" />
								<Footer />
							</div>
						</PlatformProvider>
					</PrefetchProvider>,
					place,
				)}
		</div>
	);
}

/** Elements of another document are of other classes: they are asked by name. */
const inLink = (target: EventTarget): boolean => 'closest' in target && (target as Element).closest('a, form') !== null;
