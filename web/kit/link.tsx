// A link inside text. One that leaves the platform says that it opens a new tab.
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTexts } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

const look =
	'rounded-theme font-medium text-link underline underline-offset-2 wrap-break-word hover:text-link-hover hover:decoration-2';

interface TextLinkProps {
	to: string;
	children: ReactNode;
}

export function TextLink({ to, children }: TextLinkProps) {
	const t = useTexts();
	if (!/^https?:/.test(to))
		return (
			<NearLink to={to} className={look}>
				{children}
			</NearLink>
		);
	return (
		<a href={to} target="_blank" rel="noreferrer" className={look}>
			{children}
			<IconExternalLink aria-hidden size="1em" className="ms-1 inline-block align-[-0.125em]" />
			<span className="sr-only"> ({t('kit.opensInNewTab')})</span>
		</a>
	);
}
