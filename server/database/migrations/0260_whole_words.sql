-- compatible with 0.1.0
-- Words as a whole, by their length: a word that is not known is compared with those of about its length, not with every ending of every word.
create index search_words_whole on search_words (tenant_id, language_code, (char_length(word))) where ending = word;
