// What a thing is to the tax office, wherever the API names it.
import { taxCategories } from '../../rules/tax/categories.ts';
import { builder } from './builder.ts';

export const taxCategory = builder.enumType('TaxCategory', { values: taxCategories });
