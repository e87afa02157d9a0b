// What the plans cost.
import { block } from '../../../blocks/pricing-tiers/block.ts';
import { Render } from '../../../blocks/pricing-tiers/render.tsx';
import { samplePage } from './sample-page.tsx';

export const Component = samplePage(block, Render);
