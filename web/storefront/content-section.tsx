// A part of a page with words of the shop, on one of the grounds that its look has for them.
import type { ComponentProps } from 'react';

/** By the names of `applications.cms.background`. */
type Tone = 'DEFAULT' | 'alternate' | 'primary' | 'primaryLight' | 'secondary' | 'dark';

interface ContentProps extends ComponentProps<'section'> {
	as?: 'section' | 'footer' | 'article';
	tone?: Tone;
}

export function ContentSection({ as: Element = 'section', tone, className = '', ...rest }: ContentProps) {
	return <Element {...rest} className={`content ${className}`} data-tone={tone} />;
}
