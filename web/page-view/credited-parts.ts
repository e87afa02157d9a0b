// What pages need that show pictures of others: loaded by them alone, and there for every page after them.
import type { Stage } from '../../blocks/stage/stage.tsx';

type CreditedParts = Pick<Stage, 'Credits' | 'Picture' | 'PictureConsent'>;

let parts: Partial<CreditedParts> = {};

export const creditedParts = (): Partial<CreditedParts> => parts;

export function keepCreditedParts(loaded: CreditedParts): void {
	parts = loaded;
}

export const loadCreditedParts = (): Promise<unknown> => import('./credited.tsx');
