// Which header a shop has: a part of its settings and of its look.

import { headerTypes } from '../../rules/settings/shop.ts';
import { builder } from './builder.ts';
import { describeValues } from './describe-values.ts';

export const headerType = builder.enumType('HeaderType', {
	description: 'Layout of the header of the shop.',
	values: describeValues(headerTypes, {
		default: 'Full header with the categories.',
		simple: 'Simple header of one row.',
	}),
});
