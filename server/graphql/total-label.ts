// What the sum below a cart is called: said by the settings of a shop and by its checkout.
import { totalLabels } from '../../rules/price-settings.ts';
import { builder } from './builder.ts';

export const totalLabelType = builder.enumType('TotalLabel', { values: totalLabels });
