import { describe, expect, it } from 'vitest';
import { auditActions } from '../../../rules/audit/audit-actions.ts';
import { shippedLanguages } from '../../../rules/messages/shipped.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import { describeAction } from './describe-action.ts';

describe.each(shippedLanguages)('an entry of the audit log in %s', (language) => {
	const t = translatorOf(language, shippedMessages(['adminSystem'], [language]));

	it('says what was done in words, whatever it was', () => {
		const texts = auditActions.map((action) => describeAction(t, action) ?? action);
		expect(texts.filter((text) => !/^\p{Lu}.* /u.test(text))).toEqual([]);
		expect(new Set(texts).size).toBe(auditActions.length);
	});

	it('has no words for what another version has written', () => {
		expect(describeAction(t, 'pulpEverything')).toBeUndefined();
	});
});
