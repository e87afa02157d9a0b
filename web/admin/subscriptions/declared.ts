// Cancellations that customers have declared, as screens are told of them.
import type { Data } from '../../platform/graphql.ts';
import type { openCancellationsDocument, subscriptionDocument } from './subscriptions.documents.ts';

/** With the subscriptions that it may be about. */
export type OpenCancellation = Data<typeof openCancellationsDocument>['openCancellations'][number];

/** On the screen of a subscription. */
export type Declared = Data<typeof subscriptionDocument>['adminSubscription']['cancellations'][number];

export const isOpen = ({ outcome, checkedAt }: Declared): boolean => outcome === 'toCheck' && checkedAt === null;

/** Neither to be judged nor to another day than the next possible one: nothing has to be weighed. */
export const isPlain = ({ kind, wantedOn }: Declared): boolean => kind !== 'extraordinary' && wantedOn === null;

export const isWithdrawal = ({ kind }: Pick<Declared, 'kind'>): boolean => kind === 'withdrawal';

/** Under another address than that of the customer: nobody knows whether it is theirs. */
export const isByOther = ({ email }: Pick<Declared, 'email'>, { customerMail }: { customerMail: string }): boolean =>
	email.toLowerCase() !== customerMail.toLowerCase();
