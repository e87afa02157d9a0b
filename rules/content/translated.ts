/** The shape of a text, or of nested texts, of the base language in another one: all of its keys and no other. */
export type Translated<Base> = Base extends string ? string : { readonly [Key in keyof Base]: Translated<Base[Key]> };
