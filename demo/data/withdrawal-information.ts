// What consumers learn about their right of withdrawal, in the words of the law's own sample and with its form. Both demo shops have the
// same, with their own names.
import type { Company } from './legal.ts';
import { both, type DemoPage, type Section } from './types.ts';

const germanWithdrawal = ({ name, address, mail }: Company): Section[] => [
	{
		heading: 'Widerrufsrecht',
		paragraphs: [
			'Als Verbraucher haben Sie das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
			'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben bzw. hat. Wird eine Bestellung in mehreren Sendungen geliefert, beginnt die Frist mit der letzten Sendung. Werden Waren über einen festgelegten Zeitraum hinweg regelmäßig geliefert, wie bei einem Abonnement, beginnt die Frist an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die erste Ware in Besitz genommen haben bzw. hat.',
			`Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${name}, ${address}, E-Mail ${mail}) mittels einer eindeutigen Erklärung (zum Beispiel mit einem Brief oder einer E-Mail) über Ihren Entschluss informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist.`,
			'Sie können Ihren Widerruf auch online erklären, mit der Schaltfläche „Vertrag widerrufen“ am Ende jeder Seite. Wir bestätigen Ihnen den Eingang unverzüglich per E-Mail.',
			'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
		],
	},
	{
		heading: 'Folgen des Widerrufs',
		paragraphs: [
			'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
			'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
			`Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an ${name}, ${address}, zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.`,
			'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
		],
	},
	{
		heading: 'Wann es kein Widerrufsrecht gibt',
		paragraphs: [
			'Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung eine individuelle Auswahl oder Bestimmung durch Sie maßgeblich ist oder die eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind (§ 312g Abs. 2 Nr. 1 BGB). Das trifft auf alle Produkte zu, die mit Ihren Daten bedruckt werden.',
		],
	},
	{
		heading: 'Muster-Widerrufsformular',
		paragraphs: [
			'Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.',
			`An ${name}, ${address}, E-Mail ${mail}:`,
			'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*): …',
			'Bestellt am (*) / erhalten am (*): …',
			'Name des/der Verbraucher(s): …',
			'Anschrift des/der Verbraucher(s): …',
			'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier): …',
			'Datum: …',
			'(*) Unzutreffendes streichen.',
		],
	},
];

const englishWithdrawal = ({ name, address, mail }: Company): Section[] => [
	{
		heading: 'Right of withdrawal',
		paragraphs: [
			'As a consumer you have the right to withdraw from this contract within 14 days without giving any reason.',
			'The withdrawal period will expire after 14 days from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods. If an order is delivered in several parcels, the period begins with the last of them. If goods are delivered regularly during a defined period of time, as with a subscription, the period begins on the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the first good.',
			`To exercise the right of withdrawal, you must inform us (${name}, ${address}, e-mail ${mail}) of your decision to withdraw from this contract by an unequivocal statement (for example a letter sent by post or e-mail). You may use the model withdrawal form below, but it is not obligatory.`,
			'You may also declare your withdrawal online, with the button “Withdraw from contract” at the end of every page. We will confirm its receipt by e-mail without delay.',
			'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
		],
	},
	{
		heading: 'Effects of withdrawal',
		paragraphs: [
			'If you withdraw from this contract, we shall reimburse to you all payments received from you, including the costs of delivery (with the exception of the supplementary costs resulting from your choice of a type of delivery other than the least expensive type of standard delivery offered by us), without undue delay and in any event not later than 14 days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
			'We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
			`You shall send back the goods or hand them over to ${name}, ${address}, without undue delay and in any event not later than 14 days from the day on which you communicate your withdrawal from this contract to us. The deadline is met if you send back the goods before the period of 14 days has expired. You will have to bear the direct cost of returning the goods.`,
			'You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
		],
	},
	{
		heading: 'When there is no right of withdrawal',
		paragraphs: [
			'There is no right of withdrawal for goods that are not prefabricated and are made on the basis of an individual choice of or decision by you, or that are clearly personalised (section 312g(2) no. 1 BGB). This applies to all products that are printed with your data.',
		],
	},
	{
		heading: 'Model withdrawal form',
		paragraphs: [
			'Complete and return this form only if you wish to withdraw from the contract.',
			`To ${name}, ${address}, e-mail ${mail}:`,
			'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*): …',
			'Ordered on (*) / received on (*): …',
			'Name of consumer(s): …',
			'Address of consumer(s): …',
			'Signature of consumer(s) (only if this form is notified on paper): …',
			'Date: …',
			'(*) Delete as appropriate.',
		],
	},
];

export const withdrawalOf = (company: Company): DemoPage => ({
	slug: 'withdrawal',
	title: both('Widerrufsbelehrung', 'Right of withdrawal'),
	sections: both(germanWithdrawal(company), englishWithdrawal(company)),
});
