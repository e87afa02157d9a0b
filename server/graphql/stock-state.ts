// Whether there is some of a thing, wherever the API says it.
import { stockStates } from '../../rules/stock.ts';
import { builder } from './builder.ts';

export const stockStateType = builder.enumType('StockState', { values: stockStates });
