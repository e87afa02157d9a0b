// The two demo shops, whole.
import { atelierMarlow } from './atelier/shop.ts';
import { druckwerkNord } from './demo/shop.ts';
import type { DemoShop } from './types.ts';

export const demoShops: Record<DemoShop['slug'], DemoShop> = { demo: druckwerkNord, atelier: atelierMarlow };
