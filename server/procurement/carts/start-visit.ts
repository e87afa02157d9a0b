// The browser of the person comes with the ticket: once, and within five minutes.
import type { LineAttachments } from '../../cart/line-attachments.ts';
import type { Database } from '../../database/connection.ts';
import { noteMessage } from '../messages/note-message.ts';
import { redeemTicket, type SessionRow } from '../sessions/session-rows.ts';
import { restoreCart } from './restore-cart.ts';

interface Started {
	session: SessionRow;
	cookie: string;
	/** Lines of the earlier cart that are not known here any more. */
	missing: number;
}

/** @returns undefined for a ticket that is over, used or none of ours */
export const startVisit = (
	database: Database,
	tenantId: string,
	ticket: string,
	attachments: LineAttachments,
): Promise<Started | undefined> =>
	database.inTenant(tenantId, async (sql) => {
		const started = await redeemTicket(sql, tenantId, ticket);
		if (!started) return undefined;
		const { id, buyerId, userId, operation, items, deployment } = started.session;
		const missing =
			operation === 'edit' ? await restoreCart(sql, tenantId, { buyerId, userId, items, attachments }) : 0;
		await noteMessage(sql, tenantId, {
			...{ direction: 'in', kind: 'start', buyerId, sessionId: id, deployment, status: 200, body: '' },
			...(missing > 0 && { problem: `${missing} lines of the earlier cart are not known any more` }),
		});
		return { ...started, missing };
	});
