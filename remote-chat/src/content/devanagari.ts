/** Nepali words as a phone types them, each before its form in Roman letters, which the rules and the answers know. */
export const devanagari = [
  // Endings.
  'को ko, का ka, की ki, मा ma, लाई lai, ले le, बाट bata, देखि dekhi, सम्म samma, सँग sanga, संग sanga',
  'हरू haru, हरु haru',
  // Grammar.
  'र ra, अनि ani, कि ki, लागि lagi, हो ho, छ cha, छन् chan, छु chu, हुन्छ huncha, हुन huna, हुनु hunu',
  'भयो bhayo, भने bhane, भनेको bhaneko, गर्न garna, गर्ने garne, गर्नु garnu, गर्छ garcha',
  'गरेको gareko, गरेर garera, पर्छ parcha, पाइन्छ paincha, पाउन pauna, पाउँछ pauncha, पाउने paune',
  'मिल्छ milcha, सकिन्छ sakincha, सक्ने sakne, चाहिन्छ chahincha, चाहियो chahiyo, चाहन्छु chu',
  'लाग्छ lagcha, लाग्ने lagcha, जान jana, जाने jane, आउँछ aaucha, आउने aaucha, लिन lina, लिने line',
  'लैजान lana, ल्याउन lyauna, दिनु dinu, दिने dine, बनाउन banauna, बनाउने banaune, म i, मलाई malai',
  'मेरो mero, हाम्रो hamro, हामी hami, तपाईं tapai, तपाईँ tapai, तपाई tapai, यो yo, के ke',
  'कसरी kasari, कस्तो kasto, किन kina, नि ni, पनि pani, भन्नुस् bhannus, गर्नुहोस् garnu, कति kati',
  'कहिले kahile, कहाँ kaha, कहां kaha, कुन kun',
  // Money.
  'पैसा paisa, रकम paisa, शुल्क shulka, फि fee, फी fee, खर्च kharcha, लाख lakh, रुपैयाँ rupaiya',
  'डलर dollar, दर rate, ऋण rin, लोन loan, कर्जा karja, धितो dhito, जग्गा jagga, बैंक bank, बैङ्क bank, ब्यालेन्स balance, स्टेटमेन्ट statement',
  'देखाउन dekhauna, देखाउनु dekhaunu, देखाउने dekhaune, स्पोन्सर sponsor, मूल्याङ्कन mulyankan',
  'कर tax, फिर्ता firta, सस्तो sasto',
  // Papers.
  'कागज kagaj, कागजात kagajat, कागजपत्र document, एनओसी noc, पत्र patra, पासपोर्ट passport',
  'राहदानी passport, प्रमाणपत्र certificate, ट्रान्सक्रिप्ट transcript, सिफारिस recommendation',
  'नोटरी notary, अनुवाद anuwad, प्रहरी police, पुलिस police, रिपोर्ट report, मेडिकल medical',
  'बीमा insurance, बिमा insurance, स्वास्थ्य health',
  // Visa.
  'भिसा visa, अन्तर्वार्ता antarbarta, दूतावास embassy, अस्वीकृत refused, रिजेक्ट rejected',
  'रिफ्युज refused, अप्लाई apply, अप्लाइ apply, आवेदन apply, निवेदन apply',
  // Work and family.
  'काम kaam, जागिर job, घण्टा ghanta, कमाउन kamauna, श्रीमती srimati, श्रीमान् sriman, श्रीमान sriman',
  'बच्चा baccha, छोरा son, छोरी daughter, परिवार family, बुवा buwa, आमा aama, बाबा baba, काका kaka, मामा mama',
  'अभिभावक guardian',
  // Studies.
  'पढ्न padhna, पढ्ने padhne, पढ्दा padhda, पढ्दै padhdai, पढाइ padhai, शिक्षा education, अध्ययन study',
  'विश्वविद्यालय university, कलेज college, स्कुल school, कोर्स course, विषय bisaya',
  'छात्रवृत्ति scholarship, छात्रवृति scholarship, स्नातक bachelor, ब्याचलर bachelor',
  'स्नातकोत्तर masters, मास्टर masters, मास्टर्स masters, डिप्लोमा diploma, नर्सिङ nursing',
  'विद्यार्थी student, भर्ना admission, ग्याप gap, फेल fail, अंक marks, अङ्क marks, जीपीए gpa',
  'जिपिए gpa, प्रतिशत percentage, प्लस plus, टु two, पछि pachi, सकेपछि sakepachi, बिना bina',
  // Tests.
  'अंग्रेजी english, अङ्ग्रेजी english, भाषा language, आइएलटिएस ielts, आईईएलटीएस ielts',
  'आइइएलटिएस ielts, पिटिई pte, पीटीई pte, परीक्षा exam, नतिजा result, कक्षा class, क्लास class',
  'सुरु suru, शुरु suru',
  // Office.
  'अफिस office, कार्यालय office, ठेगाना address, फोन phone, नम्बर number, शनिबार sanibar',
  'आइतबार aaitabar, खुल्छ khulcha, खुला khulla, परामर्श consultation, मौसम mausam, कोठा kotha',
  'होस्टल hostel, बस्न basna, बस्ने basne, देश desh, विदेश bidesh, बाहिर bahira, राम्रो ramro',
  'सजिलो sajilo, समय time, दिन din, हप्ता hapta, महिना mahina, वर्ष barsa, बर्ष barsa, नेपाल nepal',
  'नेपाली nepali',
  // Countries.
  'अष्ट्रेलिया australia, अस्ट्रेलिया australia, क्यानडा canada, क्यानाडा canada, अमेरिका usa',
  'बेलायत uk, युके uk, यूके uk, न्युजिल्याण्ड new zealand, न्युजिल्यान्ड new zealand',
  'न्यूजील्याण्ड new zealand, न्यूजिल्याण्ड new zealand, युरोप europe, जर्मनी germany, फ्रान्स france',
  'नेदरल्याण्ड netherlands, नेदरल्यान्ड netherlands, फिनल्याण्ड finland, फिनल्यान्ड finland',
  'जापान japan, कोरिया korea',
].join(', ');
