// What the summary of a contract says of a subscription, in words: its rows beside the address, and its paragraphs below the sums.
import { writeDay } from '../../../../rules/dates.ts';
import { formatMoney } from '../../../../rules/money.ts';
import type { Row, Speech } from './document-texts.ts';

const intervalOf = ({ document: { contract }, translate }: Speech): string =>
	contract ? translate(`documents.interval.${contract.interval.unit}`, { count: contract.interval.count }) : '';

const paidDays = ['firstPaymentOn', 'nextPaymentOn'] as const;
const trialDays = ['trialEndsOn', 'firstPaymentOn'] as const;

export function contractRows(speech: Speech): Row[] {
	const { document, translate } = speech;
	const { contract, language } = document;
	if (!contract) return [];
	// In a trial the shop calls its first payment the next one: two days under these names would contradict it.
	const shown = contract.trialEndsOn === null ? paidDays : trialDays;
	const days = shown.map((name): Row => {
		const day = contract[name];
		return { label: translate(`documents.contract.${name}`), value: day === null ? '' : writeDay(day, language) };
	});
	return [{ label: translate('documents.contract.interval'), value: intervalOf(speech) }, ...days];
}

interface ContractTerm {
	title: string;
	text: string;
}

export function contractTerms(speech: Speech): ContractTerm[] {
	const { document, translate, notation } = speech;
	const { contract, language, totals, currency, seller } = document;
	if (!contract) return [];
	const { trialEndsOn, accountAddress: account, cancelAddress: page, personalised } = contract;
	const total = formatMoney({ minor: totals.gross, currency }, language, notation);
	const cancel = [
		translate('documents.contract.cancelText', { account, page }),
		seller.mail && translate('documents.contract.cancelByMail', { mail: seller.mail }),
	];
	return [
		{
			title: translate('documents.contract.payment'),
			text: translate('documents.contract.paymentText', { interval: intervalOf(speech), total }),
		},
		...(trialEndsOn === null
			? []
			: [
					{
						title: translate('documents.contract.trial'),
						text: translate('documents.contract.trialText', { day: writeDay(trialEndsOn, language) }),
					},
				]),
		{ title: translate('documents.contract.term'), text: translate('documents.contract.termText') },
		{ title: translate('documents.contract.cancel'), text: cancel.filter(Boolean).join(' ') },
		{
			title: translate('documents.contract.withdrawal'),
			text: translate(`documents.contract.withdrawal.${personalised}`),
		},
	];
}
