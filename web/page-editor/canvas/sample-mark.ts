// Words that stand on the page as a block or a template brought them are marked, for eyes and ears, until someone rewrites them.
import type { PageText } from '../../../rules/pages/document.ts';
import type { Translate } from '../../../rules/texts/translator.ts';

export const sampleMark = (text: PageText | undefined, t: Translate) =>
	text?.source === 'sample'
		? {
				'data-sample': '',
				title: t('pageEditor.sampleMark'),
				'aria-description': t('pageEditor.sampleMark'),
			}
		: {};
