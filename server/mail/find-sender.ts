// What every mail says of the shop that sends it: the legal details of its documents (in Germany § 35a GmbHG wants them), and its logo.
import type { DocumentSeller } from '../../rules/documents/document.ts';
import { orderSettings } from '../../rules/settings/orders.ts';
import { type RowValues, readRow } from '../../rules/settings/values.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Sql } from '../database/connection.ts';
import type { Rows } from '../database/rows.generated.ts';

export interface MailLogo {
	/** Within the shop; made absolute when the mail is delivered. */
	path: string;
	width: number;
	height: number;
}

interface FoundSender {
	seller: DocumentSeller;
	logo: MailLogo | undefined;
}

/** In pixels of a mail. */
const logoBox = { width: 220, height: 48 };

/** As PNG, whatever it is in the shop: few mail programs show drawings or the formats of today. */
export const mailLogoPath = '/service-api/mail-logo';

type StoredLogo = Pick<Rows['media'], 'id' | 'contentType' | 'width' | 'height'>;

function shownLogo({ id, contentType, width, height }: StoredLogo): MailLogo {
	const isDrawing = contentType === 'image/svg+xml';
	const fitting = Math.min(logoBox.width / width, logoBox.height / height);
	const scale = isDrawing ? fitting : Math.min(fitting, 1);
	return {
		path: `${mailLogoPath}/${id}.png`,
		width: Math.max(Math.round(width * scale), 1),
		height: Math.max(Math.round(height * scale), 1),
	};
}

export async function findSender(sql: Sql, tenantId: string): Promise<FoundSender> {
	const [[settings], [logo]] = await Promise.all([
		sql<{ values: RowValues; version: number }[]>`
			select "values", version from settings where tenant_id = ${tenantId} and "group" = ${orderSettings.group}`,
		sql<StoredLogo[]>`
			select m.id, m.content_type, m.width, m.height
			from shop_images s join media m on m.tenant_id = s.tenant_id and m.id = s.media_id
			where s.tenant_id = ${tenantId} and s.use in ('logoWide', 'logoSquare')
			order by s.use = 'logoWide' desc limit 1`,
	]);
	const { seller } = readRow(orderSettings, settings?.values ?? {}, settings?.version ?? orderSettings.version);
	return { seller, logo: logo && shownLogo(logo) };
}

const joined = (...parts: readonly (string | undefined)[]): string => parts.filter((part) => part).join(' · ');

/** Who it is, how to reach them, what they are registered under: a line each, without those of which nothing is known. */
export function senderLines(t: Translate, seller: DocumentSeller): string[] {
	const { name, street, zipCode, city, phone, mail, website, register, management, vatId, taxNumber } = seller;
	return [
		joined(name, street, `${zipCode} ${city}`.trim()),
		joined(phone && t('mails.sender.phone', { phone }), mail, website),
		joined(
			register,
			management && t('mails.sender.management', { names: management }),
			vatId && t('mails.sender.vatId', { number: vatId }),
			vatId ? '' : taxNumber && t('mails.sender.taxNumber', { number: taxNumber }),
		),
	].filter((line) => line !== '');
}
