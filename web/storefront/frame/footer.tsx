// The end of every page: who the shop is, how it is reached, what it has to tell by law.
import type { ReactNode } from 'react';
import { contactPage } from '../../../rules/contact-requests/pages.ts';
import { longestNewsletterAddress, newsletterPages } from '../../../rules/newsletter/pages.ts';
import { openConsentEvent } from '../../platform/consent.ts';
import { usePlatform, useTexts } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { ContentSection } from '../content-section.tsx';
import { EntryLink } from './entry-link.tsx';

export function Footer() {
	const { t, shopName, shopfront } = usePlatform();
	const { contact, phone, mail } = shopfront;
	const columns = shopfront.footer.filter(({ below }) => below);
	const plain = shopfront.footer.filter(({ below }) => !below);
	if (plain.length > 0) columns.push({ label: t('footer.information'), below: plain });
	return (
		<ContentSection as="footer" tone="dark" className="text-sm">
			<div className="footer-columns">
				<div>
					<p className="font-heading text-lg font-bold">{shopName}</p>
					<p className="mt-2 max-w-60">{t('shop.claim')}</p>
				</div>
				{(contact.length > 0 || phone || mail) && (
					<Column title={t('footer.contactUs')}>
						<address className="not-italic">
							{contact.map((part) => (
								<span key={part} className="block py-0.5">
									{part}
								</span>
							))}
							{phone && (
								<a className="footer-link mt-2" href={`tel:${phone.replaceAll(' ', '')}`}>
									{phone}
								</a>
							)}
							{mail && (
								<a className="footer-link wrap-anywhere" href={`mailto:${mail}`}>
									{mail}
								</a>
							)}
						</address>
					</Column>
				)}
				{columns.map((column, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: never changed while it is shown
					<Column key={index} title={<EntryLink entry={column} marked={false} />}>
						<nav aria-label={column.label}>
							<ul>
								{column.below?.map((entry, place) => (
									// biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in a menu twice
									<li key={place}>
										<EntryLink entry={entry} marked={false} className="footer-link" />
									</li>
								))}
							</ul>
						</nav>
						{column === columns.at(-1) && <Always />}
					</Column>
				))}
				{columns.length === 0 && (
					<div>
						<Always />
					</div>
				)}
				{shopfront.newsletter === 'footer' && <NewsletterForm />}
			</div>
		</ContentSection>
	);
}

/** A plain form: the page that it leads to says what has become of it. */
function NewsletterForm() {
	const { t, shopName, base, language } = usePlatform();
	return (
		<Column title={t('footer.newsletter')}>
			<form method="post" action={`${base}${newsletterPages.request}`} className="grid gap-2">
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="form" value="footer" />
				<label>
					<span className="block py-0.5">{t('footer.newsletterTo')}</span>
					<input
						type="email"
						name="email"
						required
						maxLength={longestNewsletterAddress}
						autoComplete="email"
						className="footer-field"
					/>
				</label>
				<p className="text-xs">{t('newsletter.consent', { shop: shopName })}</p>
				<button type="submit" className="footer-button justify-self-start">
					{t('newsletter.subscribe')}
				</button>
			</form>
		</Column>
	);
}

/** What every shop offers on every page; contracts are canceled where a shop has, or offers, any. */
function Always() {
	const { t, shopfront } = usePlatform();
	return (
		<>
			<NearLink className="footer-link" to="/shipping-costs">
				{t('footer.shipping')}
			</NearLink>
			<NearLink className="footer-link" to="/withdraw">
				{t('footer.withdraw')}
			</NearLink>
			{shopfront.getInTouch && (
				<NearLink className="footer-link" to={contactPage}>
					{t('footer.getInTouch')}
				</NearLink>
			)}
			{shopfront.newsletter === 'page' && (
				<NearLink className="footer-link" to={newsletterPages.request}>
					{t('footer.newsletter')}
				</NearLink>
			)}
			{shopfront.cancelsContracts && (
				<NearLink className="footer-link" to="/cancel-contract">
					{t('footer.cancelContracts')}
				</NearLink>
			)}
			<CookieSettings />
		</>
	);
}

/** Holds its place until it can do something. */
function CookieSettings() {
	const t = useTexts();
	const live = useHydrated();
	return (
		<button
			type="button"
			className={`footer-link cursor-pointer ${live ? '' : 'invisible'}`}
			onClick={() => window.dispatchEvent(new Event(openConsentEvent))}
		>
			{t('footer.cookies')}
		</button>
	);
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
	return (
		<div>
			<h2 className="mb-2 font-bold">{title}</h2>
			{children}
		</div>
	);
}
