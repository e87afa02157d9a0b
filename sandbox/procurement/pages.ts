// The pages of the test buyer, as a purchasing system has them: shops to buy in, the shop in a frame, carts, orders.
import { escaped } from '../../rules/html.ts';
import { messagesIn, type Tongue } from './texts.ts';
import type { Account, Cart, World } from './world.ts';

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c2733;background:#f2f5f8}
header{padding:.6rem 1rem;text-align:center;background:repeating-linear-gradient(-45deg,#ffd24d 0 1rem,#ffdf80 1rem 2rem)}
main{max-width:60rem;margin:0 auto;padding:1rem}
section{margin-bottom:1rem;padding:1rem;background:#fff;border:1px solid #d5dce3;border-radius:.375rem}
h1{margin:.5rem 0 1rem;font-size:1.5rem}h2{margin:0 0 .75rem;font-size:1.125rem}
form{display:inline-flex;flex-wrap:wrap;gap:.5rem;margin:0 .5rem .5rem 0}
button{min-height:2.75rem;padding:.25rem 1rem;color:#fff;background:#24507a;border:0;border-radius:.375rem;font:inherit;font-weight:600;cursor:pointer}
button.second{color:#24507a;background:#fff;border:1px solid #24507a}
table{width:100%;border-collapse:collapse}th,td{padding:.4rem .5rem;text-align:left;border-bottom:1px solid #d5dce3;overflow-wrap:anywhere}
.scroll{overflow-x:auto}.quiet{color:#51606f}.wrong{color:#a3231b}iframe{display:block;width:100%;height:calc(100vh - 6rem);border:1px solid #8694a2;background:#fff}
pre{overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.8rem}a{color:#24507a}`;

export function page(tongue: Tongue, title: string, body: string): string {
	const t = messagesIn(tongue);
	return `<!doctype html><html lang="${tongue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header><strong>${t.sandbox}</strong></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

const button = (action: string, label: string, fields: Record<string, string> = {}, isSecond = false): string =>
	`<form method="post" action="${action}">${Object.entries(fields)
		.map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
		.join('')}<button${isSecond ? ' class="second"' : ''}>${escaped(label)}</button></form>`;

const describe = ({ name, protocol, shop }: Account): string =>
	`<strong>${escaped(name)}</strong> <span class="quiet">${protocol === 'cxml' ? 'cXML' : 'OCI'} · ${escaped(shop)}</span>`;

export function homePage(tongue: Tongue, { accounts, carts, told }: World): string {
	const t = messagesIn(tongue);
	const shops = [...accounts.values()].map(
		(account) => `<p>${describe(account)}<br>${button('/open', t.open, { account: account.id })}</p>`,
	);
	const rows = [...carts.values()].reverse().map(({ id, accountId, returned, order }) => {
		const count = returned.items.length;
		return `<tr><td><a href="/carts/${id}">${escaped(accounts.get(accountId)?.name ?? '')}</a></td><td>${count}</td><td>${escaped(returned.total)} ${escaped(returned.currency)}</td><td>${escaped(order ? `${order.orderId}: ${order.status}` : '–')}</td></tr>`;
	});
	const heads = [t.cart, t.lines, t.total, t.order].map((head) => `<th scope="col">${head}</th>`).join('');
	const list =
		rows.length > 0
			? `<div class="scroll"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`
			: `<p class="quiet">${t.noCarts}</p>`;
	const messages = told.map(
		({ name, document }) =>
			`<details><summary>${escaped(name)}</summary><pre>${escaped(document.replaceAll('><', '>\n<'))}</pre></details>`,
	);
	return page(
		tongue,
		t.title,
		`<section><h2>${t.shops}</h2>${shops.join('') || `<p class="quiet">${t.noShops}</p>`}</section><section><h2>${t.carts}</h2>${list}</section><section><h2>${t.told}</h2>${messages.reverse().join('') || `<p class="quiet">${t.nothingTold}</p>`}</section>`,
	);
}

/** @param start an address, or a form that is sent into the frame */
export function framePage(tongue: Tongue, account: Account, start: string | Record<string, string>): string {
	const t = messagesIn(tongue);
	const title = `${t.shopOf} ${account.name}`;
	if (typeof start === 'string')
		return page(
			tongue,
			title,
			`<iframe name="shop" title="${escaped(account.name)}" src="${escaped(start)}"></iframe><p><a href="/">${t.back}</a></p>`,
		);
	const fields = Object.entries(start).map(
		([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
	);
	const form = `<form id="enter" method="post" target="shop" action="${escaped(account.shop)}/punchout/oci">${fields.join('')}</form>`;
	return page(
		tongue,
		title,
		`<iframe name="shop" title="${escaped(account.name)}"></iframe>${form}<script>document.getElementById('enter').submit()</script><p><a href="/">${t.back}</a></p>`,
	);
}

/** In the frame, where the shop was. */
export function receivedPage(tongue: Tongue, cart: Cart | undefined): string {
	const t = messagesIn(tongue);
	const text = cart ? t.received : t.unchanged;
	const to = cart ? `/carts/${cart.id}` : '/';
	const problems = (cart?.returned.problems ?? []).map((problem) => `<p class="wrong">${escaped(problem)}</p>`);
	return page(tongue, text, `${problems.join('')}<p><a target="_top" href="${to}">${t.goOn}</a></p>`);
}

export function cartPage(tongue: Tongue, account: Account, { id, returned, order }: Cart): string {
	const t = messagesIn(tongue);
	const rows = returned.items.map(
		({ description, partId, quantity, unit, unitPrice, basis, currency }) =>
			`<tr><td>${escaped(description)}</td><td>${escaped(partId)}</td><td>${escaped(quantity)} ${escaped(unit)}</td><td>${escaped(unitPrice)} ${escaped(currency)}${basis ? ` / ${escaped(basis)}` : ''}</td></tr>`,
	);
	const heads = [t.item, t.code, t.quantity, t.price].map((head) => `<th scope="col">${head}</th>`).join('');
	const table = `<div class="scroll"><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table></div><p><strong>${t.total}: ${escaped(returned.total)} ${escaped(returned.currency)}</strong></p>`;
	const at = `/carts/${id}`;
	const actions =
		account.protocol === 'oci'
			? `<p class="quiet">${t.ociOrders}</p>`
			: [
					button(`${at}/edit`, t.edit, {}, true),
					button(`${at}/inspect`, t.inspect, {}, true),
					button(`${at}/new`, order ? t.again : t.place),
					...(order ? [button(`${at}/update`, t.update, {}, true), button(`${at}/delete`, t.cancel, {}, true)] : []),
				].join('');
	const said = order
		? `<p role="status"><strong>${escaped(`${order.orderId} (${order.version}): ${order.status}`)}</strong> ${escaped(order.text)}</p>`
		: '';
	const problems = returned.problems.map((problem) => `<p class="wrong">${escaped(problem)}</p>`).join('');
	return page(
		tongue,
		`${t.cart}: ${account.name}`,
		`<section>${problems}${table}</section><section>${said}${actions}</section><p><a href="/">${t.back}</a></p>`,
	);
}
