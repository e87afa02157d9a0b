// What a link of a newsletter leads to is rendered for its reader alone: whom it is about, and what became of the last press of a button.
import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { RequestPage, RequestSent } from '../requests/request-page.tsx';
import { useSentForm } from '../requests/use-sent-form.ts';

interface MailLink {
	/** What became of it; `gone`: the link is not valid. */
	outcome: string;
	/** Where the form of the page is sent. */
	action: string;
	/** In part: others may read along. */
	email: string;
	language: string;
	state: string;
	/** Ids of those that were chosen. */
	topics: readonly string[];
	measured: boolean;
}

/** @param page its path, without the base */
export function useMailLink(page: string): MailLink {
	const { base } = usePlatform();
	const sent = useSentForm(page);
	const { token = '', email = '', language = '', state = '', topics = '', measured = '' } = sent?.values ?? {};
	const action = `${base}${page}?${new URLSearchParams({ token })}`;
	return {
		outcome: sent?.outcome ?? 'gone',
		action,
		email,
		language,
		state,
		topics: topics.split(' ').filter(Boolean),
		measured: measured !== '',
	};
}

interface MailLinkResultProps {
	done: boolean;
	title: string;
	text: string;
	to: string;
	link: string;
	children?: ReactNode;
}

export const MailLinkResult = ({ done, title, text, to, link, children }: MailLinkResultProps) => {
	const Icon = done ? IconCircleCheck : IconLinkOff;
	return (
		<RequestPage>
			<RequestSent icon={<Icon aria-hidden size={40} className={done ? 'text-accent' : 'text-muted'} />} title={title}>
				<p className="wrap-break-word">{text}</p>
				{children}
				<div>
					<ButtonLink to={to}>{link}</ButtonLink>
				</div>
			</RequestSent>
		</RequestPage>
	);
};
