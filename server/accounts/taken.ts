// What the database refuses because another user has it already, as a refusal of ours.
import type { ErrorCode } from '../../rules/errors.ts';
import { isTaken, Refused } from '../failure.ts';

const codes: Record<string, ErrorCode> = {
	users_tenant_id_email_key: 'EMAIL_TAKEN',
	users_tenant_id_username_key: 'USERNAME_TAKEN',
	roles_tenant_id_name_key: 'ROLE_NAME_TAKEN',
};

export function refuseTaken(error: unknown): never {
	const constraint = error instanceof Error && 'constraint_name' in error ? String(error.constraint_name) : '';
	const code = isTaken(error) ? codes[constraint] : undefined;
	throw code ? new Refused(code) : error;
}
