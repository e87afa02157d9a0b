// What members of a company are inside it: a buyer, an approver, who is a buyer too, or its admin, who is an approver too, invites colleagues and
// keeps cost centres, addresses and budgets. None of them opens the administration.

export const companyRoles = ['buyer', 'approver', 'companyAdmin'] as const;
export type CompanyRole = (typeof companyRoles)[number];
