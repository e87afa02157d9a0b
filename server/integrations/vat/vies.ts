// The register of the European Commission, VIES, by its REST interface. It asks those of the member states, which are often away.
import { RegisterAway, type RegisterResponse, type VatRegister } from './port.ts';

interface ViesAnswer {
	valid?: boolean;
	countryCode?: string;
	vatNumber?: string;
	requestDate?: string;
	requestIdentifier?: string;
	name?: string;
	address?: string;
	errorWrappers?: { error?: string }[];
}

const patience = 20_000;
const viesAddress = 'https://ec.europa.eu';
const place = '/taxation_customs/vies/rest-api/check-vat-number';

const parts = (vatId: string) => [vatId.slice(0, 2), vatId.slice(2)] as const;

function read(status: number, answer: ViesAnswer): RegisterResponse {
	const [failure] = answer.errorWrappers ?? [];
	// The only error of ours: whatever it is, it is no id.
	if (failure?.error === 'INVALID_INPUT') return { valid: false, proof: answer };
	if (failure || status !== 200 || typeof answer.valid !== 'boolean')
		throw new RegisterAway(`the register did not answer: ${status} ${failure?.error ?? ''}`.trim());
	return { valid: answer.valid, proof: answer };
}

/** @param url where it is; undefined: at the Commission */
export function viesRegister(url: string = viesAddress): VatRegister {
	return {
		async check(vatId, requester) {
			const [countryCode, vatNumber] = parts(vatId);
			const [requesterMemberStateCode, requesterNumber] = parts(requester);
			const body = { countryCode, vatNumber, ...(requester && { requesterMemberStateCode, requesterNumber }) };
			try {
				const response = await fetch(`${url}${place}`, {
					method: 'POST',
					headers: { 'content-type': 'application/json', accept: 'application/json' },
					body: JSON.stringify(body),
					signal: AbortSignal.timeout(patience),
				});
				return read(response.status, (await response.json()) as ViesAnswer);
			} catch (error) {
				if (error instanceof RegisterAway) throw error;
				throw new RegisterAway(`the register cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`);
			}
		},
	};
}
