// Makes one document in a process of its own and prints its hash: what comes out must not depend on what else a process has done.
import { createHash } from 'node:crypto';
import { documentOf } from '../../rules/documents/example-document.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { defaultTheme } from '../../rules/theme/theme.ts';
import { documentTheme } from '../orders/documents/pdf/document-theme.ts';
import { makeDocument } from '../orders/documents/pdf/make-document.ts';

const look = await documentTheme({ shopName: 'Druck & <Werk>', notation: null, theme: defaultTheme, logo: undefined });
const translate = translatorOf('de-DE', shippedMessages(['documents', 'paymentMethods'], ['de-DE'], new Map()));
const pdf = await makeDocument(documentOf(), { look, translate });
process.stdout.write(createHash('sha256').update(pdf).digest('hex'));
