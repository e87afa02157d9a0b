// The documents that a supplier sends: answers, the cart, and what becomes of an order. Children stand in the order of the document type.
import { newId } from '../../../rules/ids.ts';
import { type CxmlStatus, statusText } from './cxml-failure.ts';
import type { Credential } from './read-envelope.ts';
import { writeXml, type XmlNode, xml } from './write-xml.ts';

export interface Writing {
	/** Of the document type, as 1.2.050. */
	version: string;
	/** Of the shop: payload ids end with it. */
	host: string;
	language: string;
	now: Date;
	/** Of a message that may be sent more than once: it keeps its own. Else a new one. */
	payloadId?: string;
}

/** With the zone, which cXML asks for. */
export const cxmlTime = (at: Date): string => at.toISOString().replace(/\.\d{3}Z$/, '+00:00');

export const payloadIdAt = (host: string, id = newId()): string => `${id}@${host}`;

const documentType = (version: string, file = 'cXML') =>
	`<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/${file}.dtd">\n`;

function writeDocument(writing: Writing, content: readonly XmlNode[], file?: string): string {
	const { version, host, language, now, payloadId = payloadIdAt(host) } = writing;
	const attributes = {
		version,
		payloadID: payloadId,
		timestamp: cxmlTime(now),
		'xml:lang': language,
	};
	return documentType(version, file) + writeXml(xml('cXML', attributes, content));
}

const writeStatus = (status: CxmlStatus, text: string) =>
	xml('Status', { code: status, text: statusText(status), 'xml:lang': 'en' }, text);

/** @param text for people; empty where the status says it all */
export function writeResponse(
	writing: Writing,
	{ status, text = '' }: { status: CxmlStatus; text?: string },
	body?: XmlNode,
): string {
	return writeDocument(writing, [xml('Response', {}, writeStatus(status, text), body)]);
}

/** Which requests are taken, and where. */
export function profileResponse(now: Date, offers: readonly { name: string; url: string }[]): XmlNode {
	const transactions = offers.map(({ name, url }) => xml('Transaction', { requestName: name }, xml('URL', {}, url)));
	return xml('ProfileResponse', { effectiveDate: cxmlTime(now) }, transactions);
}

export const setupResponse = (startUrl: string): XmlNode =>
	xml('PunchOutSetupResponse', {}, xml('StartPage', {}, xml('URL', {}, startUrl)));

export interface Parties {
	from: Credential;
	to: Credential;
	sender: Credential;
	/** Only where we call the other side by ourselves. */
	sharedSecret?: string | undefined;
}

const credential = ({ domain, identity }: Credential, secret?: string): XmlNode =>
	xml('Credential', { domain }, xml('Identity', {}, identity), secret ? xml('SharedSecret', {}, secret) : undefined);

const header = ({ from, to, sender, sharedSecret }: Parties): XmlNode =>
	xml(
		'Header',
		{},
		xml('From', {}, credential(from)),
		xml('To', {}, credential(to)),
		xml('Sender', {}, credential(sender, sharedSecret), xml('UserAgent', {}, 'Platen')),
	);

/** The cart, by way of the browser: no secret is in it. */
export function writeMessage(
	writing: Writing,
	parties: Omit<Parties, 'sharedSecret'>,
	message: XmlNode,
	status?: { code: CxmlStatus; text: string },
): string {
	const said = status && writeStatus(status.code, status.text);
	return writeDocument(writing, [header(parties), xml('Message', {}, said, message)]);
}

/** What we tell the purchasing system of an order. @param file its document type: orders and deliveries are in one of their own */
export function writeRequest(
	writing: Writing,
	parties: Parties,
	{ request, mode, file }: { request: XmlNode; mode: 'production' | 'test'; file?: 'Fulfill' | 'InvoiceDetail' },
): string {
	return writeDocument(writing, [header(parties), xml('Request', { deploymentMode: mode }, request)], file);
}
