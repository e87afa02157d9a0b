import { expect, it } from 'vitest';
import type { Sentence } from '../../../rules/texts/machine/sentence.ts';
import type { TranslationPort } from '../../integrations/translation/port.ts';
import { makeBatches, translateBatch } from './translate-batch.ts';

const description = {
	key: 'product.flyer.description',
	type: 'productDescription' as const,
	text: 'Siehe [unsere **Muster**](/product/muster).\n\n- Papier\n- Karton',
};

/** What a machine makes of a text that changes each sentence in this way. */
async function translated(change: (sentence: Sentence) => Sentence) {
	const port = {
		fits: (sentences: readonly Sentence[]) => sentences.length,
		translate: ({ sentences }: { sentences: readonly Sentence[] }) => Promise.resolve(sentences.map(change)),
	} as Pick<TranslationPort, 'fits' | 'translate'> as TranslationPort;
	const { batches } = makeBatches(port, [description], 'en-GB');
	const [batch] = batches;
	if (!batch) throw new Error('nothing is to be translated');
	const outcomes = await translateBatch(port, batch, { from: 'de-DE', into: 'en-GB', formality: 'default' });
	return outcomes.get(description.key);
}

it('a formatted text keeps its links, its marks and its lists when it is translated', async () => {
	const loud = await translated((sentence) =>
		sentence.map((piece) => (typeof piece === 'string' ? piece.toUpperCase() : piece)),
	);
	expect(loud).toEqual({ text: 'SIEHE [UNSERE **MUSTER**](/product/muster).\n\n- PAPIER\n- KARTON' });
});

it('a translation whose link fell apart is refused, as with a placeholder that was lost', async () => {
	expect(await translated((sentence) => [...sentence].reverse())).toEqual({ failure: 'placeholder' });
});
