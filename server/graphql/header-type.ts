// Which header a shop has: a part of its settings and of its look.
import { headerTypes } from '../../rules/shop-settings.ts';
import { builder } from './builder.ts';

export const headerType = builder.enumType('HeaderType', { values: headerTypes });
