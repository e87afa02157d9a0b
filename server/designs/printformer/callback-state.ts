// The states in the addresses that the provider calls, or sends browsers to. The provider signs nothing: what it was given, we have signed.
import { timingSafeEqual } from 'node:crypto';
import { mac } from '../../accounts/sessions/keys.ts';

/** How a shopper has left the editor. */
export type CallbackWay = 'save' | 'cancel' | 'halt';

/** Of a browser that returns from the editor. */
export interface VisitState {
	kind: 'visit';
	tenant: string;
	design: string;
	way: CallbackWay;
	/** A path of the shop; undefined: the page of the product. */
	returnTo?: string;
	/** The draft was begun for this visit. */
	isFirst?: boolean;
	/** In front of paths, as `/en-gb`; empty in the default language. */
	base: string;
	/** Seconds since 1970. */
	exp: number;
}

/** Of a notification: something has happened to this print, or to the uploaded file of this design. */
export interface NoticeState {
	kind: 'print' | 'upload';
	tenant: string;
	id: string;
	exp: number;
}

/** Of a browser of staff that has submitted a review. */
interface ReviewState {
	kind: 'review';
	tenant: string;
	/** The ordered line. */
	item: string;
	/** At the provider. */
	review: string;
	base: string;
	exp: number;
}

export type State = VisitState | NoticeState | ReviewState;

const purpose = 'printformer callback';

/** For the query of an address. */
export function signState(key: Buffer, state: State): string {
	const content = Buffer.from(JSON.stringify(state)).toString('base64url');
	return `${content}.${mac(key, purpose, content).toString('base64url')}`;
}

const isSigned = (key: Buffer, content: string, signature: string): boolean => {
	const [given, expected] = [Buffer.from(signature, 'base64url'), mac(key, purpose, content)];
	return given.length === expected.length && timingSafeEqual(given, expected);
};

/** @returns undefined for one that is not ours, or has expired */
export function readState(key: Buffer, text: unknown, now = Date.now()): State | undefined {
	const [, content, signature] = (typeof text === 'string' && /^([\w-]{1,4000})\.([\w-]{43})$/.exec(text)) || [];
	if (!content || !signature || !isSigned(key, content, signature)) return undefined;
	const state: State = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'));
	return state.exp * 1000 > now ? state : undefined;
}
