// Why something is no template, with a reason that screens have words for.
import type { TemplateReason } from '../../../rules/designs/template-reasons.ts';
import { Refused } from '../../failure.ts';

export const refuseTemplate = (reason: TemplateReason, path = '', facts: object = {}) =>
	new Refused('DESIGN_TEMPLATE_INVALID', path ? `${reason}: ${path}` : reason, { reason, path, ...facts });
