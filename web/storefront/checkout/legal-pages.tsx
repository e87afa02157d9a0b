// The shop's terms, privacy and withdrawal pages, read without leaving the checkout.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { plainPageDocument } from '../plain-page.documents.ts';

interface LegalPagesProps {
	/** Slugs. */
	pages: readonly (string | null | undefined)[];
}

export function LegalPages({ pages: wanted }: LegalPagesProps) {
	const { t, shopfront } = usePlatform();
	const pages = wanted.flatMap((slug) => Object.values(shopfront.legal).find((page) => page.slug === slug) ?? []);
	if (pages.length === 0) return null;
	return (
		<p className="text-sm">
			{t('checkout.legal')}:{' '}
			{pages.map((page, index) => (
				<span key={page.slug}>
					{index > 0 && ' · '}
					<LegalLink slug={page.slug} title={page.title}>
						{page.title}
					</LegalLink>
				</span>
			))}
		</p>
	);
}

/** Stands in the sentence where the link comes; nobody types it. */
const termsMark = '\u2063';

/** The sentence that is agreed to; its words lead to the terms. */
interface TermsProps {
	termsPage: string | null;
	/** What is ordered is paid again and again: that is agreed to as well. */
	isSubscription: boolean;
}

export function TermsLabel({ termsPage, isSubscription }: TermsProps) {
	const { t } = usePlatform();
	const words = t('checkout.termsPage');
	const key = isSubscription ? 'checkout.termsOfSubscription' : 'checkout.terms';
	const [before, after] = t(key, { terms: termsMark }).split(termsMark);
	if (after === undefined) return before;
	return (
		<>
			{before}
			{termsPage === null ? (
				words
			) : (
				<LegalLink slug={termsPage} title={words}>
					{words}
				</LegalLink>
			)}
			{after}
		</>
	);
}

interface LegalLinkProps {
	slug: string;
	title: string;
	children: ReactNode;
}

function LegalLink({ slug, title, children }: LegalLinkProps) {
	const { base } = usePlatform();
	const [open, setOpen] = useState(false);
	return (
		<>
			{/* An address as well, for those who open it beside the checkout. */}
			<a
				href={`${base}/${slug}`}
				target="_blank"
				rel="noreferrer"
				className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
				onClick={(event) => {
					if (event.metaKey || event.ctrlKey || event.shiftKey) return;
					event.preventDefault();
					setOpen(true);
				}}
			>
				{children}
			</a>
			{/* Not within the label that it may stand in: a press in it would tick the box. */}
			{open &&
				createPortal(
					<ThemeScope name="shop">
						<PageDialog slug={slug} title={title} onClose={() => setOpen(false)} />
					</ThemeScope>,
					document.body,
				)}
		</>
	);
}

function PageDialog({ slug, title, onClose }: { slug: string; title: string; onClose(): void }) {
	const platform = usePlatform();
	const { t, language } = platform;
	const { data, error } = useQuery(toQueryOptions(platform, query(plainPageDocument, { language, slug })));
	const page = (data as Data<typeof plainPageDocument> | undefined)?.plainPage;
	return (
		<NativeDialog title={title} onClose={onClose}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard */}
			<section tabIndex={0} aria-label={title} className="max-h-[70dvh] overflow-y-auto p-4">
				{error && <Notice kind="danger">{t('checkout.pageNotLoaded')}</Notice>}
				{!page && !error && <Skeleton lines={8} />}
				{page?.sections.map(({ heading, paragraphs }) => (
					<section key={heading} className="mt-4 first:mt-0">
						<h3 className="font-bold">{heading}</h3>
						{paragraphs.map((paragraph) => (
							<p key={paragraph} className="mt-2 wrap-break-word">
								{paragraph}
							</p>
						))}
					</section>
				))}
			</section>
		</NativeDialog>
	);
}
