// The end of a way that a link in a mail began: what has happened, read aloud, and on to the log-in.
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { AccessFrame } from './access-frame.tsx';

export function AllDone({ title, text, next = '/login' }: { title: string; text: string; next?: string }) {
	const { t } = usePlatform();
	const said = useRef<HTMLDivElement>(null);
	useEffect(() => said.current?.focus(), []);
	return (
		<AccessFrame title={title}>
			<div ref={said} tabIndex={-1} className="outline-none">
				<Notice kind="success">{text}</Notice>
			</div>
			<ButtonLink colour="primary" to={next}>
				{t('login.title')}
			</ButtonLink>
		</AccessFrame>
	);
}
