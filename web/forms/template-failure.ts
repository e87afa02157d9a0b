// Why a template could not be published, imported or begun with a file, in plain words.
import { isTemplateReason } from '../../rules/designs/template-reasons.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { ApiFailure } from '../platform/api.ts';
import { failureText } from './failure-text.ts';

export function templateFailure(failure: unknown, t: Translate): string {
	const { reason, path } = failure instanceof ApiFailure ? failure.facts : {};
	if (!isTemplateReason(reason)) return failureText(failure, t);
	if (reason === 'face') return t('templates.reason.face', { path: String(path ?? '') });
	return t(`templates.reason.${reason}`);
}
