// What is shown when there is no page, or when one has failed.
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation, useRouteError } from 'react-router';
import type { TextKey } from '../../rules/messages/groups.ts';
import { ApiFailure } from '../platform/api.ts';
import { type Platform, usePlatform, useTexts } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { isGone, isNotFound } from '../platform/not-found.ts';
import { sessionOf } from '../platform/session.ts';

const ManagePages = lazy(() => import('../account/manage-pages.tsx'));

/** For those who look after pages; written for nobody, as the page is the same for everybody. */
function ManageSpot({ gone }: { gone: boolean }) {
	const { pathname } = useLocation();
	const [signedIn, setSignedIn] = useState(false);
	useEffect(() => setSignedIn(sessionOf() === 'user'), []);
	return (
		signedIn && (
			<Suspense>
				<ManagePages slug={gone ? pathname.split('/').at(-1) : undefined} />
			</Suspense>
		)
	);
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	const { t, shopName } = usePlatform();
	const { key } = useLocation();
	// After the frame, which may know what the page would be called.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the frame has named each address anew
	useEffect(() => {
		document.title = `${title} · ${shopName}`;
	}, [title, shopName, key]);
	return (
		<section className="mx-auto max-w-prose px-4 py-16 text-center phone:px-8">
			<h1 className="font-heading text-3xl font-bold">{title}</h1>
			<p className="mt-4">{text}</p>
			<div className="mt-8 flex flex-wrap justify-center gap-4">
				<NearLink
					className="inline-block rounded-theme bg-button px-6 py-3 font-bold text-button-text hover:bg-button-hover"
					to="/"
				>
					{t('plainPages.toFirstPage')}
				</NearLink>
				{children}
			</div>
		</section>
	);
}

/** Where else to look: the search, and what the shop has. */
function Ways() {
	const { t, shopfront } = usePlatform();
	return (
		<ul className="mt-10 flex basis-full flex-wrap justify-center gap-x-6 gap-y-2">
			<li>
				<NearLink className={wayLook} to="/search">
					{t('plainPages.search')}
				</NearLink>
			</li>
			{shopfront.categories
				.filter(({ parent }) => parent === null)
				.map(({ slug, name }) => (
					<li key={slug}>
						<NearLink className={wayLook} to={`/category/${slug}`}>
							{name}
						</NearLink>
					</li>
				))}
		</ul>
	);
}

const wayLook = 'inline-block py-1 text-link underline underline-offset-4';

export function NotFoundPage() {
	const t = useTexts();
	return (
		<Message title={t('plainPages.notFoundTitle')} text={t('plainPages.notFoundText')}>
			<ManageSpot gone={false} />
			<Ways />
		</Message>
	);
}

/** Switched off by those who look after it. */
function GonePage() {
	const t = useTexts();
	return (
		<Message title={t('plainPages.goneTitle')} text={t('plainPages.goneText')}>
			<ManageSpot gone />
			<Ways />
		</Message>
	);
}

/** What a document is called in which something was not found. */
export const titleWithout = ({ t, shopName }: Platform, error: unknown): string =>
	`${t(isGone(error) ? 'plainPages.goneTitle' : 'plainPages.notFoundTitle')} · ${shopName}`;

/** A code and its sentence have the same name, which a test compares: the whole catalogue would be a part of every page. */
const sentenceOf = (code = '') =>
	`errors.${code.toLowerCase().replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase())}` as TextKey;

/** A part of the page that could not be fetched is not our fault: every browser says so in words of its own, with one of these two. */
export function FailurePage() {
	const { t, messages } = usePlatform();
	const error = useRouteError();
	if (isGone(error)) return <GonePage />;
	if (isNotFound(error)) return <NotFoundPage />;
	if (/import|preload/i.test(String(error)))
		return <Message title={t('plainPages.unavailableTitle')} text={t('common.networkError')} />;
	const text = sentenceOf(error instanceof ApiFailure ? error.code : undefined);
	return <Message title={t('plainPages.failureTitle')} text={t(text in messages ? text : 'plainPages.failureText')} />;
}
