// Who comes with the cookie of a purchasing system's visit, and whether the visit goes on.
import { timingSafeEqual } from 'node:crypto';
import { isId } from '../../../rules/ids.ts';
import type { BuyerSettings } from '../../../rules/procurement/buyer.ts';
import { hashOf } from '../../accounts/sessions/keys.ts';
import { loadUser, type Subject } from '../../accounts/subject.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { type SessionRow, sessionColumns } from './session-rows.ts';

export interface ProcurementVisit {
	session: SessionRow;
	buyerName: string;
	settings: BuyerSettings;
	personName: string;
	/** Undefined: the visit is over, or only looks at an earlier cart. */
	subject: Subject | undefined;
	isOver: boolean;
}

interface Row extends SessionRow {
	cookieHash: string | null;
	isOver: boolean;
	buyerName: string;
	settings: BuyerSettings;
	personName: string;
}

async function load(sql: Sql, tenantId: string, id: string, secret: string): Promise<ProcurementVisit | undefined> {
	const [row] = await sql<Row[]>`
		select ${sessionColumns(sql)}, s.cookie_hash, b.name as buyer_name, b.settings,
			coalesce(nullif(p.name, ''), p.email, '') as person_name,
			s.ended_at is not null or s.expires_at <= now() or not b.active as is_over
		from procurement_sessions s
		join procurement_buyers b on b.tenant_id = s.tenant_id and b.id = s.buyer_id
		left join procurement_people p on p.tenant_id = s.tenant_id and p.user_id = s.user_id
		where s.tenant_id = ${tenantId} and s.id = ${id}`;
	if (!row?.cookieHash) return undefined;
	const [one, other] = [Buffer.from(hashOf(secret)), Buffer.from(row.cookieHash)];
	if (one.length !== other.length || !timingSafeEqual(one, other)) return undefined;
	const { cookieHash, isOver, buyerName, settings, personName, ...session } = row;
	const user = isOver ? undefined : await loadUser(sql, tenantId, session.userId);
	const shops = user && session.operation !== 'inspect';
	const subject = shops ? { ...user, language: session.language, sessionId: session.id } : undefined;
	return { session, buyerName, settings, personName, subject, isOver: user === undefined };
}

/** @returns undefined for a cookie that is not ours; a visit that is over is one */
export async function findVisit(
	database: Database,
	tenantId: string,
	cookie: string,
): Promise<ProcurementVisit | undefined> {
	const [id = '', secret = ''] = cookie.split('.', 2);
	if (!isId(id) || secret === '' || cookie.length > 200) return undefined;
	return database.inTenant(tenantId, (sql) => load(sql, tenantId, id, secret));
}

/** What may show the shop in a frame during the visit: the hosts of the purchasing system. */
export const framesOf = (hosts: readonly string[], isSandbox: (host: string) => boolean): string[] =>
	hosts.map((host) => `${isSandbox(host) ? 'http' : 'https'}://${host}`);
